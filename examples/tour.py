# %% [markdown]
# # A tour of Stockpot
#
# Every part that a study needs, a cell each. Editors and Jupyter (with Jupytext) open this file as a notebook; as a program it
# runs from top to bottom in about a minute.
#
#     pip install 'stockpot[envs,pictures]'
#     python examples/tour.py

# %%
import json

import numpy as np

import stockpot
from stockpot.envs import Trajectories, VectorTable

# %% [markdown]
# ## One table
# A seed fixes all chance. At the start of Soup everybody chooses a recipe at once, in secret: all four seats owe a decision.

# %%
table = stockpot.Table("soup", players=4, seed=7)
for seat, recipe in enumerate(["fruit soup", "bug soup", "clear water", "trash soup"]):
    table.play(seat, recipe)
seat = table.to_act[0]
print(f"Seat {seat} may play:", ", ".join(action.label for action in table.legal(seat)))
table  # a notebook shows the table, all hands open

# %%
table.picture(seat)  # and this is what the seat itself sees

# %% [markdown]
# Every refusal names its rule.

# %%
print(table.why_not(seat, "clear water"))

# %% [markdown]
# ## What a seat cannot know
# `redeal` gives a table that this seat cannot tell from the real one: other hidden cards, the same view.

# %%
guess = table.redeal(seat, seed=9)
assert guess.view(seat) == table.view(seat)
others = [other for other in range(4) if other != seat]
print("Other hands differ:", any(guess.view(other) != table.view(other) for other in others))

# %% [markdown]
# ## Bots, hints, records

# %%
bots = [stockpot.bot("soup", level, seed=1) for level in ("cook", "thumb", "novice", "random")]
while not table.over:
    seat = table.to_act[0]
    table.play(seat, bots[seat].choose(table, seat))
print("Points:", table.scores, "Shares of the victory:", table.outcome)
record = json.loads(json.dumps(table.record()))
assert stockpot.replay(record).state == table.state

# %% [markdown]
# ## Thousands of games
# Random games as fast as they go: does the first seat win more often?

# %%
played = stockpot.playouts("soup", players=4, games=20_000, seed=1)
share, error = played.outcomes.mean(axis=0), 1.96 * played.outcomes.std(axis=0) / np.sqrt(20_000)
for seat in range(4):
    print(f"seat {seat}: {share[seat]:.3f} ± {error[seat]:.3f}")

# %% [markdown]
# ## Tables as arrays
# 256 tables step together. Row i of every array is table i; a mask says what is legal.

# %%
tables = VectorTable("soup", players=4, tables=256, seed=1, stagger=True, reward="estimate")
print("observations", tables.observations.shape, "masks", tables.masks.shape, "who decides", tables.seats[:8])
game = stockpot.game("soup")
print("an action:", game.action_names[17], game.action_parts[17])
hands = game.observation_parts["hand"].of(tables.observations)
print("cards in the hand of who decides:", hands.sum(axis=tuple(range(1, hands.ndim)))[:8])

# %% [markdown]
# ## What a learner needs
# `Trajectories` links each seat's decisions and works out advantages and returns. Your network gives actions and values; here
# chance does. `examples/ppo.py` goes on from here.

# %%
learning = Trajectories(tables, steps=32)
while not learning.full:
    learning.step(tables.random_actions(), values=np.zeros(256))
found = learning.take()
print(len(found.actions), "decisions; the best of them brought", found.advantages.max().round(2))

# %% [markdown]
# ## The field's own interfaces

# %%
from stockpot.envs import gymnasium, pettingzoo  # noqa: E402 - a cell of its own

env = pettingzoo.env("sapone", players=3)
env.reset(seed=1)
print("PettingZoo:", env.agents, env.action_space(env.agents[0]))
alone = gymnasium.env("pantry", players=3, bots="thumb")
observation, info = alone.reset(seed=1)
print("Gymnasium: a learner in seat", info["seat"], "may do", int(observation["action_mask"].sum()), "things")

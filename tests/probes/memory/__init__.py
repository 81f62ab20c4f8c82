"""Memory: cards are turned, covered again by the house, and one of a pair is put back unseen."""

from probes.memory.rules import ALLOWED, Memory, MemoryOptions, cards
from probes.memory.view import MemoryKnowledge, imagine, scene, seen
from tablee.engine.game import Game, Rules, Sight

GAME = Game(
    name="memory",
    rules=Rules(
        version="1",
        seats=range(2, 5),
        new=Memory,
        cards=cards,
        options=MemoryOptions,
        allowed=ALLOWED,
        tiny={"values": "2", "turns": "4"},
    ),
    sight=Sight(scene=scene, imagine=imagine, knowledge=MemoryKnowledge, seen=seen),
)

"""Memory: cards are turned, covered again by the house, and one of a pair is put back unseen."""

from probes.memory.rules import ALLOWED, VOCABULARY, Memory, MemoryOptions, cards
from probes.memory.view import MemoryKnowledge, imagine, scene, seen
from tablee.engine.game import Game

GAME = Game(
    name="memory",
    rules="1",
    seats=range(2, 5),
    new=Memory,
    vocabulary=VOCABULARY,
    cards=cards,
    scene=scene,
    imagine=imagine,
    seen=seen,
    knowledge=MemoryKnowledge,
    options=MemoryOptions,
    allowed=ALLOWED,
    tiny={"values": "2", "turns": "4"},
)

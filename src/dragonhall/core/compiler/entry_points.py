"""The engine of one game: its rules as entry points over an array of tables.

This file is loaded once per game (see ``rule.bind``) with the game's own ``deal``, ``to_act``, ``legal``, ``play``,
``redeal``, ``score`` and ``won`` among its globals; nothing here depends on the game.
"""
# mypy: ignore-errors

from dragonhall.core.dice import seed_dice
from dragonhall.core.rule import rule


@rule
def deal_at(tables, at, seats, options, seed):
    deal(tables[at], seats, options, seed)


@rule
def rekey_at(tables, at, seed):
    seed_dice(tables[at], seed)


@rule
def to_act_at(tables, at):
    return to_act(tables[at])


@rule
def legal_at(tables, at, seat, out):
    return legal(tables[at], seat, out)


@rule
def play_at(tables, at, seat, move):
    play(tables[at], seat, move)


@rule
def redeal_at(tables, at, seat, seed):
    redeal(tables[at], seat, seed)


@rule
def score_at(tables, at, seat):
    return score(tables[at], seat)


@rule
def won_at(tables, at):
    return won(tables[at])

#!/usr/bin/env python3
"""Holds the arithmetic of scale_model against figures worked out by hand."""
import importlib.machinery, importlib.util, math, pathlib, subprocess, sys, unittest

PROGRAM = pathlib.Path(__file__).with_name("scale_model")


def module():
    sys.dont_write_bytecode = True
    loader = importlib.machinery.SourceFileLoader("scale_model", str(PROGRAM))
    made = importlib.util.module_from_spec(importlib.util.spec_from_loader("scale_model", loader))
    sys.modules["scale_model"] = made
    loader.exec_module(made)
    return made


Model = module().Model
# 400,000 players at 100,000 tables of four, a move of each every 10 s: 10,000 moves a second.
EASY = {"players": 400_000, "seats": 4, "seconds_per_move": 10, "moves_per_game": 100, "node_us": 200, "relay_us": 100,
        "idle_us": 5, "database_us": 400, "wal_bytes": 1000, "room_kib": 64, "room_bytes": 20_000, "record_bytes": 5_000,
        "busy": 0.5, "node_cores": 4, "node_gib": 8, "node_connections": 100_000, "database_cores": 8, "routed": 0,
        "days_kept": 100, "day_hours": 10, "round_trip_ms": 120, "server_ms": 20, "detour": 2, "inhabited": 0.5}


class ScaleModelTest(unittest.TestCase):
    def test_moves(self):
        model = Model(**EASY)
        self.assertEqual((model.rooms, model.moves), (100_000, 10_000))
        self.assertEqual(model.games_a_day, 100 * 36_000)

    def test_regions(self):
        model = Model(**EASY)
        self.assertEqual(model.region_radius_km, 5_000)
        # The cap of 5,000 km is 1 - cos(0.7848) = 0.2924 of half a sphere: 1.2092 * 0.5 * 2 / 0.2924 = 4.14.
        self.assertEqual(model.regions, 5)
        self.assertEqual(Model(**EASY | {"round_trip_ms": 20_000}).regions, 1)

    def test_databases(self):
        # A database has 4 of 8 cores for moves of 400 us: 10,000 a second, which is five times what a region makes.
        model = Model(**EASY)
        self.assertEqual((model.shard_moves, model.shards), (10_000, 5))
        # With ten times as many players a region makes 20,000: two databases each.
        self.assertEqual(Model(**EASY | {"players": 4_000_000}).shards, 10)
        self.assertEqual(model.shard_journal_mb, 2)
        self.assertEqual(model.shard_rooms_gb, 0.4)
        self.assertEqual(model.shard_records_gb, 360)

    def test_nodes(self):
        model = Model(**EASY)
        # Moves: 10,000 * (200 + half of 100) us = 2.5 cores; connections: 400,000 * 5 us = 2 cores; at 2 of a node.
        self.assertEqual(model.node_load(2), 4.5)
        self.assertEqual(model.nodes_by(2), {"CPU": 3, "memory": 2, "connections": 8})
        self.assertEqual((model.nodes_of_shard, model.nodes, model.bound_by), (2, 10, "connections"))
        self.assertEqual(Model(**EASY | {"routed": 1}).node_load(2), 4)
        self.assertEqual(Model(**EASY | {"players": 10}).nodes_of_shard, 2)
        self.assertEqual(Model(**EASY | {"idle_us": 500}).nodes_of_shard, 21)  # 203 cores, 102 nodes of five databases
        self.assertEqual(Model(**EASY | {"room_kib": 6_400}).bound_by, "memory")

    def test_one_machine(self):
        # A room costs a tenth of 200 us and four connections of 5 us a second: 40 us; 2 cores have 1 s for 25,000 rooms.
        self.assertEqual(Model(**EASY, file_moves=10_000).one_machine(2), (100_000, 50_000))
        self.assertEqual(Model(**EASY).rooms_gib(4 * 2**20), 64)
        # 32 cores have time for 400,000 rooms, but a file for 5,000 moves a second of 50,000.
        self.assertEqual(Model(**EASY, file_moves=10_000).one_machine(32)[0], 200_000)

    def test_refusals(self):
        for wrong in ({"seats": 0}, {"players": -1}, {"busy": math.nan}, {"server_ms": 120}):
            self.assertRaises(ValueError, Model, **EASY | wrong)
        run = subprocess.run([PROGRAM, "--seats", "0"], capture_output=True, text=True, check=False)
        self.assertEqual(run.returncode, 2)
        self.assertIn("--seats must be more than 0", run.stderr)

    def test_table(self):
        run = subprocess.run([PROGRAM, "--players", "1", "--formulas"], capture_output=True, text=True, check=True)
        self.assertIn("1 players at once", run.stdout)
        self.assertIn("players / seats", run.stdout)


if __name__ == "__main__":
    unittest.main()

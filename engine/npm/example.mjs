// A random game of four with all modules: node example.mjs
import { loadEngine } from 'bastide-engine';

const engine = await loadEngine();
const [carcassonne] = engine.catalogue().games;
const modules = carcassonne.modules.map((module) => module.name);
const game = engine.begin({ game: carcassonne.game, modules }, { seats: 4, seed: 1 });
let steps = 0;
while (!game.over) {
  const legal = game.legalActions();
  game.step(legal[(steps * 7919) % legal.length]);
  steps += 1;
}
console.log(`${steps} steps; scores ${game.scores}; winners ${game.result.winners}`);

const { games, scores } = engine.playRandom({}, { seats: 2, games: 100, seed: 1 });
console.log(`${games} games of two; the best had ${Math.max(...scores.flat())} points`);

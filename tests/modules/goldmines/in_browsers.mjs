const bars = (n) => `${n} ${n === 1 ? 'bar' : 'bars'} of gold`;

/** For tests in browsers (tests/e2e/all_modules.mjs). */
export default {
  title: 'Goldmines',
  anywhere: ['place_gold'],
  pictured: ['place_gold'],
  log: {
    gold_placed: (event, { name, placeOf }) => `${name} lays a bar of gold: ${placeOf(event)}`,
    gold_taken: ({ count }, { name }) => `${name} takes ${bars(count)}`,
  },
};

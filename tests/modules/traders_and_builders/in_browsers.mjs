/** "wine × 1, grain × 2, and cloth × 1" */
function goodsOf(event) {
  const kinds = ['wine', 'grain', 'cloth'].filter((kind) => event[kind] > 0);
  return new Intl.ListFormat('en').format(kinds.map((kind) => `${kind} × ${event[kind]}`));
}

/** For tests in browsers (tests/e2e/all_modules.mjs). */
export default {
  title: 'Traders & Builders',
  log: {
    double_turn: (_, { name }) => `${name}: the builder gives another tile`,
    goods_claimed: (event, { name }) => `${name} takes goods: ${goodsOf(event)}`,
  },
};

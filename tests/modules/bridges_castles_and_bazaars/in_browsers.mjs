import assert from 'node:assert/strict';

/** A bid is given by its number, on the line of its tile. */
async function bid(page, step, press) {
  const lines = page.locator(`.claim[data-action="${step.type}"]`);
  const line = step.type === 'bazaar_offer' ? lines.nth(step.index) : lines.first();
  await press(line);
  const field = page.locator('.bidding input');
  if ((await field.count()) > 0) {
    await field.fill(String(step.bid));
    await field.press('Tab');
    assert.equal(await field.inputValue(), String(step.bid));
  }
  return line;
}

/** For tests in browsers (tests/e2e/all_modules.mjs). */
export default {
  title: 'Bridges, Castles & Bazaars',
  pictured: ['place_bridge', 'build_castle', 'bazaar_offer', 'bazaar_bid', 'bazaar_buy'],
  anywhere: ['place_bridge', 'build_castle'],
  ways: { bazaar_offer: bid, bazaar_bid: bid },
  log: {
    bridge_placed: (event, { name, placeOf }) => `${name} lays a bridge: ${placeOf(event)}`,
    bazaar_opened: ({ tiles }, { name }) => `${name} opens a bazaar: ${tiles.length} tiles`,
    bazaar_bid: ({ bid: n }, { name }) => `${name} bids ${n}`,
    tile_auctioned: ({ to, from, price }, { names }) => {
      const gets = `${names[to]} gets a tile`;
      if (price === 0) return gets;
      return from === null ? `${gets} for ${price}` : `${gets}, ${price} to ${names[from]}`;
    },
    castle_built: ({ tiles: [first] }, { name, pairOf }) => `${name} builds a castle: ${pairOf(first)}`,
  },
  scored: {
    bazaar: ({ points }, name) =>
      points < 0 ? `${name} \u2212${-points}: bazaar` : `${name} +${points}: bazaar`,
  },
};

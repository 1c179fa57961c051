/** For tests in browsers (tests/e2e/all_modules.mjs). */
export default {
  title: 'Hills & Sheep',
  pictured: ['flock'],
  log: {
    token_drawn: ({ token }, { name }) => `${name} draws ${token === 'wolf' ? 'a wolf' : `${token} sheep`}`,
    tile_buried: (event, { placeOf }) =>
      `A tile goes unseen under the hill: ${placeOf(event)}. One tile fewer is left`,
  },
  returned: { wolf: 'The wolf sends home' },
  scored: { flock: ({ points }, name) => `${name} +${points}: sheep` },
};

/** For tests in browsers (tests/e2e/all_modules.mjs). */
export default {
  title: 'King & Robber Baron',
  log: {
    award_taken: ({ seat, from_seat, award, size }, { name }) => {
      const does = from_seat === seat ? 'keeps' : 'takes';
      const [taken, what] = award === 'king' ? ['king', 'city'] : ['robber baron', 'road'];
      return `${name} ${does} the ${taken}: a ${what} of ${size} ${size === 1 ? 'tile' : 'tiles'}`;
    },
  },
};

/** For tests in browsers (tests/e2e/all_modules.mjs). */
export default {
  title: 'Farmers',
};

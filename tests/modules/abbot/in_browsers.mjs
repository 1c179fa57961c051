/** For tests in browsers (tests/e2e/all_modules.mjs). */
export default {
  title: 'Abbot',
  pictured: ['return_abbot'],
  scored: {
    abbot_returned: ({ points, feature }, name) => `${name} calls the abbot home +${points}: ${feature}`,
  },
};

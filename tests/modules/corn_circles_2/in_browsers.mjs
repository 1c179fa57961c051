/** For tests in browsers (tests/e2e/all_modules.mjs). */
export default {
  title: 'Corn Circles II',
  pictured: ['crop_remove'],
  returned: { crop_circle: 'The crop circle calls home' },
};

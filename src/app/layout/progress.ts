import nprogress from 'nprogress'

/** The loading bar at the top. Its own markup names roles that do not exist; readers of the screen hear the skeleton. */
export const progress = nprogress.configure({
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
  showSpinner: false,
})

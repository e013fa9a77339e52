import nprogress from 'nprogress'

/** The loading bar at the top. Its own markup uses invalid roles; screen readers get the skeleton instead. */
export const progress = nprogress.configure({
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
  barSelector: '.bar',
  showSpinner: false,
})

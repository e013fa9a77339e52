import nprogress from 'nprogress'

const BAR = '<div class="bar" aria-hidden="true"><div class="peg"></div></div>'
type Factory = {
  createPolicy: (name: string, rules: { createHTML: () => string }) => { createHTML: (html: string) => string }
}

// The library takes HTML, which the policy of the site refuses as a text; this one can give nothing but the bar.
const policy = (window as { trustedTypes?: Factory }).trustedTypes?.createPolicy('progress', { createHTML: () => BAR })

/** The loading bar at the top. Its own markup uses invalid roles; screen readers get the skeleton instead. */
export const progress = nprogress.configure({
  template: policy?.createHTML('') ?? BAR,
  barSelector: '.bar',
  showSpinner: false,
})

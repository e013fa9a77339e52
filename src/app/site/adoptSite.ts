import { readSiteFile, type SiteReading } from '#domain/site/siteFile'
import { recordFailure } from '#shared/diagnosis/ring'
import { storedSite, storeSite } from '#shared/site/settings'
import { addStyles } from '#shared/ui/addStyles'
import { brandCss, brandIssue } from './brandPalette'

/** Adopts the text of `site.json`: settings and colours, also for the next start. The diagnosis names what is wrong. */
export function adoptSite(text: string): void {
  const { settings, issues } = readSite(text, window.location.host)
  const css = settings.brandColor ? brandCss(settings.brandColor) : ''
  // The colours of the file before stay in the document: the product's own come after them.
  const isUncoloured = css === '' && storedSite().css !== ''
  storeSite({ text, settings, css, isFaulty: issues.length > 0 })
  if (css || isUncoloured) addStyles(css || brandCss())
  if (issues.length === 0) return
  const places = issues.map(({ place }) => place).join(', ')
  recordFailure({ what: `site.json is wrong: ${places}`, where: 'npm run site', status: 0, trace: '' }, null)
}

/** What the text of `site.json` says for a host; an illegible brand colour is left out, too. '' is a missing file. */
export function readSite(text: string, host: string): SiteReading {
  if (text === '') return { settings: {}, issues: [{ place: 'missing', message: '没有这个文件' }] }
  const { settings, issues } = readSiteFile(text, host)
  const { brandColor, ...rest } = settings
  const message = brandColor ? brandIssue(brandColor) : ''
  return message ? { settings: rest, issues: [...issues, { place: 'brandColor', message }] } : { settings, issues }
}

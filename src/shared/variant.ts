import type { SiteSettings } from '#domain/site/siteFile'
import { pickVariant, siteTitle, type VariantConfig } from '#domain/site/variant'
import { siteSettings } from '#shared/site/settings'
import { siteUrl } from './sitePath'

/**
 * The variant of this page: named by `site.json`, or selected by its host, falling back to the build mode for an
 * unknown host. What `site.json` says comes before the values of the build.
 */
export function currentVariant(): VariantConfig & SiteSettings {
  const settings = siteSettings()
  const named = __VARIANTS__.find(({ id }) => id === settings.variant)
  return { ...(named ?? pickVariant(window.location.host, __VARIANTS__, __DEFAULT_VARIANT__)), ...settings }
}

/** Name of the site in Chinese, e.g. 岭筑集采商城供应商后台: the tenant's title of the host's family, else the mall's name. */
export function currentSiteTitle(): string {
  const variant = currentVariant()
  return variant.title ?? siteTitle(variant, window.location.host)
}

/** The picture beside the site's name. */
export function currentLogo(): string {
  return siteAddress(currentVariant().logo ?? '/favicon.svg')
}

/** Whether people sign in by account and password, beside or without the group's providers. */
export function hasPasswordSignIn(): boolean {
  const { sso = [], ssoOnly } = siteSettings()
  return !ssoOnly || sso.length === 0
}

/** What stands before `/api` of each call. */
export function apiBase(): string {
  return siteSettings().apiBase?.replace(/\/$/, '') ?? siteUrl('')
}

/** An address of `site.json`: a path is one of the site. */
export function siteAddress(address: string): string {
  return address.startsWith('/') ? siteUrl(address) : address
}

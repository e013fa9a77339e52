import { pickVariant, siteTitle, type VariantConfig } from '#domain/variant'

/** The variant of this page: selected by its host, falling back to the build mode for an unknown host. */
export function currentVariant(): VariantConfig {
  return pickVariant(window.location.host, __VARIANTS__, __DEFAULT_VARIANT__)
}

/** Name of the site in Chinese, e.g. 岭筑集采商城供应商后台: the tenant's title of the host's family, else the mall's name. */
export function currentSiteTitle(): string {
  return siteTitle(currentVariant(), window.location.host)
}

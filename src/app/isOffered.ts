import { hasCapability } from '#shared/capability/capabilityStore'
import type { PageDef } from '#shared/screen/screen'
import { hasPasswordSignIn } from '#shared/variant'

/** Whether the site offers a screen, and the gateway what it shows first. */
export function isOffered({ needs, prefetch, isForPasswords }: Partial<PageDef>): boolean {
  const capability = needs ?? prefetch?.capability
  return (!isForPasswords || hasPasswordSignIn()) && (capability === undefined || hasCapability(capability))
}

import { type LookName, tokens } from 'virtual:antd/tokens'
import { DesignTokenContext } from 'antd/es/theme/context'
import { useContext } from 'react'

const known: Partial<Record<LookName, (typeof tokens)[LookName] & { motion: boolean }>> = {}
const motion = !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Replaces antd's module of this name: the few tokens that components read in script, computed at build time for each
 * look. A change of the look re-renders through the context.
 */
export default function useToken() {
  const { theme, cssVar } = useContext(DesignTokenContext)
  const { theme: mode = 'light', density = 'standard' } = document.documentElement.dataset
  const look = `${mode} ${density}` as LookName
  // One object per look: every component calls this, and some memoize by the token object.
  known[look] ??= { ...tokens[look], motion }
  const token = known[look]
  return [theme, token, '', token, cssVar, true] as const
}

/** Empty: the unitless tokens matter only when the CSS is extracted. */
export const unitless = {}

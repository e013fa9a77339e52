import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

/** The part of the pages that is measured. */
const SAMPLED = 0.1

/** Tells the timings of a part of the pages, ms and shift, once: when the page is left. */
export function watchVitals(tell: (vitals: Record<string, number>) => void): void {
  if (Math.random() >= SAMPLED) return
  const vitals: Record<string, number> = {}
  const take = ({ name, value }: Metric) => {
    vitals[name] = Math.round(value * 1000) / 1000
  }
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(take)
  const leave = () => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', leave)
    if (Object.keys(vitals).length > 0) tell(vitals)
  }
  document.addEventListener('visibilitychange', leave)
}

import { MARKS } from './watch'

/** An event of Chromium's trace; times in µs. */
type Event = { name: string; ph: string; ts: number; dur?: number; pid: number; tid: number; args?: Args }
type Args = { data?: { startTime?: number } }

/** What to record: tasks, the page's marks, and the compiler's work, which is most of a cold start. */
export const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
  'v8',
  'blink.user_timing',
]

/**
 * The kinds of work of the page's thread by event name; an event of another name counts to the event that contains it.
 */
const KINDS = {
  'collecting garbage': /GC|Scavenge/i,
  'compiling, parsing script':
    /^V8\..*(Compil|Parse|Optimiz|Maglev|Baseline|SourcePositions)|^v8\.(compile|parse|produce|deserialize)/,
  'evaluating modules': /^v8\.evaluateModule$|^EvaluateScript$|^v8\.run$/,
  'script (React, libraries, ours)':
    /^(FunctionCall|TimerFire|EventDispatch|FireAnimationFrame|FireIdleCallback|RunMicrotasks|v8\.callFunction|v8\.newInstance|XHR.*)$/,
  'style and layout': /^(UpdateLayoutTree|RecalculateStyles|Layout|ScheduleStyleRecalculation|InvalidateLayout)$/,
  paint: /^(PrePaint|Paint|PaintImage|Layerize|Commit|UpdateLayer|CompositeLayers|Decode Image|RasterTask)$/,
  'loading (HTML, style sheets, responses)': /^(Parse(HTML|AuthorStyleSheet)|Resource.*)$|Fetch|^HTMLDocumentParser/,
}
const OTHER = 'other (messages, timers, tracing itself)'
const IDLE = 'idle (waiting for the line)'

/** The kinds in the order of the table. */
export const ROWS: readonly string[] = [
  'loading (HTML, style sheets, responses)',
  'compiling, parsing script',
  'evaluating modules',
  'script (React, libraries, ours)',
  'collecting garbage',
  'style and layout',
  'paint',
  OTHER,
  IDLE,
]

/** How the page's thread spent the time from navigation to content, and when its first module ran; all in ms. */
export type Spent = { kinds: Map<string, number>; entry: number }

/** Reads a trace of one start. */
export function readTrace(json: string): Spent {
  const events = (JSON.parse(json) as { traceEvents: Event[] }).traceEvents
  const mark = events.find(({ name }) => name === MARKS.content)
  if (!mark) throw new Error('the trace has no content')
  const from = mark.ts - (mark.args?.data?.startTime ?? 0) * 1000
  const own = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === mark.pid && tid === mark.tid)
    .map((event) => clipped(event, from, mark.ts))
    .filter(({ start, end }) => end > start)
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const kinds = spentBy(own)
  const busy = [...kinds.values()].reduce((sum, time) => sum + time, 0)
  kinds.set(IDLE, (mark.ts - from) / 1000 - busy)
  const first = own.find(({ name }) => name === 'v8.evaluateModule')
  return { kinds, entry: first ? (first.start - from) / 1000 : Number.NaN }
}

type Span = { name: string; start: number; end: number }

function clipped({ name, ts, dur = 0 }: Event, from: number, to: number): Span {
  return { name, start: Math.max(ts, from), end: Math.min(ts + dur, to) }
}

/** Each kind's own time, ms: its events without events of other kinds inside. The spans are in order. */
function spentBy(spans: readonly Span[]): Map<string, number> {
  const kinds = new Map<string, number>()
  const add = (kind: string, time: number) => kinds.set(kind, (kinds.get(kind) ?? 0) + time / 1000)
  const open: { end: number; kind: string }[] = []
  for (const { name, start, end } of spans) {
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= start) open.pop()
    const around = open.at(-1)
    const kind = kindOf(name) ?? around?.kind ?? OTHER
    if (around) add(around.kind, start - Math.min(end, around.end))
    add(kind, Math.min(end, around?.end ?? end) - start)
    open.push({ end, kind })
  }
  return kinds
}

function kindOf(name: string): string | undefined {
  return Object.entries(KINDS).find(([, pattern]) => pattern.test(name))?.[0]
}

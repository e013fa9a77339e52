/** The moment at which the demo and the browser stand still: a Wednesday morning in Shanghai. */
export const DEMO_TIME = '2026-11-25T10:30:00+08:00'

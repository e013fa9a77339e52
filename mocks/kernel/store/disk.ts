import type fs from 'node:fs'

/** The file operations that keep the data, so that a suite can let a disk fail. */
export type Disk = Pick<
  typeof fs,
  'openSync' | 'writeFileSync' | 'fsyncSync' | 'ftruncateSync' | 'closeSync' | 'renameSync' | 'rmSync'
>

import { Form, type FormInstance } from 'antd'
import type { PageBlock } from '#features/mall/decoration/model/page/pageText'
import type { PageValues } from './usePageHistory'

const numbers = new WeakMap<object, number>()
let last = 0

/**
 * The blocks in the form. Watched by identity: antd compares watched values by their JSON, and that of a page with its
 * pictures takes longer at each keystroke than to render the block that changed.
 */
export function useFormBlocks(form: FormInstance<PageValues>, initial: readonly PageBlock[]): readonly PageBlock[] {
  Form.useWatch(({ blocks }: Partial<PageValues>) => numberOf(blocks), { form, preserve: true })
  return (form.getFieldValue('blocks') as PageBlock[] | undefined) ?? initial
}

function numberOf(blocks: object | undefined): number {
  if (!blocks) return 0
  const known = numbers.get(blocks)
  if (known !== undefined) return known
  last += 1
  numbers.set(blocks, last)
  return last
}

import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { phoneKinds } from '#features/mall/decoration/model/kind/phoneKinds'
import { siteKinds } from '#features/mall/decoration/model/kind/siteKinds'
import { phoneKit } from '#features/mall/decoration/phone/phoneKit'
import { siteKit } from '#features/mall/decoration/site/siteKit'
import type { PageKit } from '#features/mall/decoration/state/pageKit'
import { BlockView } from '#features/mall/decoration/view/BlockView'
import { runApp } from '#tests/kit/render'

runApp('material')

it.each<[string, PageKit, readonly string[]]>([
  ['phones', phoneKit, Object.keys(phoneKinds)],
  ['the site', siteKit, Object.keys(siteKinds)],
])('a new block of every kind of %s is shown, and named by its kind', (_client, kit, types) => {
  for (const type of types) {
    const block = kit.newBlock(type)
    const { container, unmount } = render(<BlockView view={kit.view} text={JSON.stringify(block)} />)
    expect(container, type).not.toBeEmptyDOMElement()
    expect(screen.queryByText(/^未知模块/), type).not.toBeInTheDocument()
    expect(kit.nameOf(block), type).toBe(block.name)
    unmount()
  }
})

it('a block of an unknown type is a note with its name', () => {
  render(<BlockView view={phoneKit.view} text={'{"type":"lottery","name":"抽奖"}'} />)
  expect(screen.getByText('未知模块 抽奖，不能预览，保存时原样保留')).toBeInTheDocument()
})

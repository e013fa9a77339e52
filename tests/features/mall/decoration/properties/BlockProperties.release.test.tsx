import { expect, it } from 'vitest'
import { phoneKinds } from '#features/mall/decoration/model/kind/phoneKinds'
import { siteKinds } from '#features/mall/decoration/model/kind/siteKinds'
import { phoneKit } from '#features/mall/decoration/phone/phoneKit'
import { siteKit } from '#features/mall/decoration/site/siteKit'
import { db } from '#mocks/areas'
import { openPage, outline, pageNamed, settings } from '#tests/features/mall/decoration/pageEditorScreen'
import { inPage, runApp, user } from '#tests/kit/render'

runApp('material')

/** Kinds with nothing to set: their products come from the server. */
const BARE = ['search', 'joinGroup', 'integral', 'spike', 'group', 'seckill']

it.each([
  ['phones', phoneKit, Object.entries(phoneKinds), '年末清库'],
  ['the site', siteKit, Object.entries(siteKinds), '新品首页'],
] as const)('a new block of every kind of %s opens its settings', async (_client, kit, kinds, name) => {
  const list = kinds.map(([type]) => kit.newBlock(type))
  db.pageDatas.update(pageNamed(name)?.id ?? '', { pageData: JSON.stringify({ list }) })
  await openPage(kit.client, name)
  for (const [at, [type, kind]] of kinds.entries()) {
    await user.click(outline().getAllByRole('button')[at] as HTMLElement)
    expect(settings().getByRole('heading', { level: 2 })).toHaveTextContent(kind.name)
    expect(inPage().getByRole('region', { name: '模块设置' }).querySelectorAll('input, details').length > 0, type).toBe(
      !BARE.includes(type),
    )
  }
})

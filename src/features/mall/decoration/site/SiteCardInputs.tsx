import { Input } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_INPUT } from '#domain/field'
import { isRecord, wireText } from '#domain/wire'
import { PicturePicker } from '#features/common/file/picture/PicturePicker'
import { LinkField } from '#features/mall/decoration/link/LinkField'
import type { Card } from '#features/mall/decoration/model/cards'
import type { Link } from '#features/mall/decoration/model/links'
import { withSiteCard } from '#features/mall/decoration/model/siteCards'
import { siteAddress, siteLink } from '#features/mall/decoration/model/siteLinks'
import { type PartCards, type SiteMember, siteSize } from '#features/mall/decoration/model/siteParts'
import { ColorInput } from '#features/mall/decoration/properties/ColorInput'
import type { PageBlocks } from '#features/mall/decoration/state/usePageBlocks'
import { SkuPicker } from '#features/mall/goods/picker/SkuPicker'
import { textLimit } from '#shared/form/textCount'
import { goodsCard } from './goodsCard'
import styles from './SiteCardInputs.module.css'

type Props = { page: PageBlocks; part: PartCards; card: Card; at: number; disabled: boolean; name: string }

/** The inputs of a card, one for each of its members. */
export function SiteCardInputs({ page, part, card, at, disabled, name }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const { members, hasGoods } = part.part
  const change = (next: Card, place = '') => page.edit((block) => withSiteCard(block, part, at, next), place)
  const typed = (member: SiteMember) => (value: string) => change({ [member]: value }, `${member} ${part.first + at}`)
  const size = siteSize(part, at)
  return (
    <div className={styles.inputs}>
      {hasGoods && (
        <div>
          <SkuPicker
            max={1}
            chosen={[]}
            disabled={disabled}
            onPick={([sku]) => sku && change(goodsCard(sku, members))}
          />
        </div>
      )}
      {members.includes('img') && (
        <PicturePicker
          caption={name}
          value={wireText(card.img)}
          wanted={size?.height ? size : null}
          hint={size && sizeHint(size)}
          disabled={disabled}
          onChange={(img) => change({ img })}
          onUpload={page.hold}
        />
      )}
      {members.flatMap((member) => {
        const label = TEXTS[member]
        if (!label) return []
        return [
          <label key={member} htmlFor={id + member}>
            {t(label)}
          </label>,
          <Input
            key={`${member} input`}
            id={id + member}
            value={wireText(card[member])}
            count={textLimit(MAX_INPUT)}
            disabled={disabled}
            onChange={(event) => typed(member)(event.target.value)}
          />,
        ]
      })}
      {members.flatMap((member) => {
        const label = COLORS[member]
        if (!label) return []
        return [
          <ColorInput
            key={member}
            label={t(label)}
            value={wireText(card[member])}
            disabled={disabled}
            onChange={typed(member)}
          />,
        ]
      })}
      {members.includes('url') && (
        <>
          <span>{t('链接')}</span>
          <LinkField
            isSite
            label={t('{{name}}的链接', { name })}
            value={named(siteLink(card.url), hasGoods ? wireText(card.name) : '')}
            disabled={disabled}
            onChange={(link) => change({ url: siteAddress(link) })}
          />
        </>
      )}
    </div>
  )

  function sizeHint({ width, height }: { width: number; height: number }): string {
    return height
      ? t('建议尺寸 {{width}}×{{height}} 像素', { width, height })
      : t('建议宽度 {{width}} 像素，高度不限', { width })
  }
}

/** The address of a product does not name it, its card does. */
function named(link: Link, goodsName: string): Link {
  return isRecord(link) && link.___type === 'goods' && goodsName ? { ...link, goodsName } : link
}

/** Texts of a card, by member; the price is that of the product. */
const TEXTS: Partial<Record<SiteMember, string>> = {
  name: '名称',
  describe: '描述',
  title: '主标题',
  secondTitle: '副标题',
  desc: '描述',
}

const COLORS: Partial<Record<SiteMember, string>> = { bgColor: '背景色', fromColor: '起始颜色', toColor: '结束颜色' }

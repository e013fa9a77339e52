import { Input } from 'antd'
import { Fragment, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_INPUT } from '#domain/field'
import { isRecord, wireText } from '#domain/wire'
import { PicturePicker } from '#features/common/file/picture/PicturePicker'
import { LinkField } from '#features/mall/decoration/link/LinkField'
import type { Card } from '#features/mall/decoration/model/kind/cards'
import { withSiteCard } from '#features/mall/decoration/model/kind/siteCards'
import { type PartCards, type SiteMember, siteMembers, siteSize } from '#features/mall/decoration/model/kind/siteParts'
import type { Link } from '#features/mall/decoration/model/link/links'
import { siteAddress, siteLink } from '#features/mall/decoration/model/link/siteLinks'
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
      {members
        .filter((member) => siteMembers[member].kind === 'text')
        .map((member) => (
          <Fragment key={member}>
            <label htmlFor={id + member}>{t(siteMembers[member].label)}</label>
            <Input
              id={id + member}
              value={wireText(card[member])}
              count={textLimit(MAX_INPUT)}
              disabled={disabled}
              onChange={(event) => typed(member)(event.target.value)}
            />
          </Fragment>
        ))}
      {members
        .filter((member) => siteMembers[member].kind === 'color')
        .map((member) => (
          <ColorInput
            key={member}
            label={t(siteMembers[member].label)}
            value={wireText(card[member])}
            disabled={disabled}
            onChange={typed(member)}
          />
        ))}
      {members.includes('url') && (
        <>
          <span>{t(siteMembers.url.label)}</span>
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

import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { withFilled, withNewGroup, withNewSiteCard, withoutGroup } from '#features/mall/decoration/model/kind/siteCards'
import { partsOf, siteRules } from '#features/mall/decoration/model/kind/siteKinds'
import { numbered } from '#features/mall/decoration/model/kind/siteParts'
import type { BlockFieldsProps } from '#features/mall/decoration/state/pageKit'
import { SkuPicker } from '#features/mall/goods/picker/SkuPicker'
import { goodsCard } from './goodsCard'
import { SiteCardField } from './SiteCardField'
import styles from './SiteFields.module.css'

/** The settings of a block of the site: its parts, of which one card is open at a time. */
export function SiteFields({ page, block, disabled }: BlockFieldsProps) {
  const { t } = useTranslation()
  const kind = siteRules.kindOf(block)
  const parts = partsOf(block)
  const key = page.block?.key ?? ''
  const count = parts.reduce((sum, { cards }) => sum + cards.length, 0)
  if (kind && parts.length === 0) return <p className={styles.hint}>{t('这个模块没有需要设置的内容')}</p>
  return (
    <>
      {parts.map((one) => (
        <section key={one.first} className={styles.part} aria-label={translateMessage(t, one.name)}>
          <div className={styles.head}>
            <h3>{translateMessage(t, one.name)}</h3>
            {one.group !== null && isFirstOfGroup(parts, one) && groupCount(parts) > 1 && (
              <Button
                size="small"
                type="text"
                disabled={disabled}
                onClick={() => page.edit((now) => withoutGroup(now, one.group ?? 0))}
              >
                {t('移除这一组')}
              </Button>
            )}
          </div>
          {one.part.hasGoods && (
            <SkuPicker
              label={t('批量选择商品')}
              max={one.cards.length}
              chosen={[]}
              disabled={disabled}
              onPick={(skus) =>
                page.edit((now) =>
                  withFilled(
                    now,
                    one,
                    skus.map((sku) => goodsCard(sku, one.part.members)),
                  ),
                )
              }
            />
          )}
          {numbered(one).map(({ number, card, at }) => (
            <SiteCardField key={number} page={page} part={one} card={card} at={at} disabled={disabled} />
          ))}
          {one.part.isOpen && (
            <Button
              block
              type="dashed"
              icon={<PlusOutlined aria-hidden="true" />}
              disabled={disabled}
              onClick={() => {
                page.edit((now) => withNewSiteCard(now, one))
                page.select(key, one.first + one.cards.length)
              }}
            >
              {t('添加一项')}
            </Button>
          )}
        </section>
      ))}
      {kind?.groups && (
        <Button
          block
          type="dashed"
          icon={<PlusOutlined aria-hidden="true" />}
          disabled={disabled}
          onClick={() => {
            page.edit(withNewGroup)
            page.select(key, count)
          }}
        >
          {t('添加一组')}
        </Button>
      )}
    </>
  )
}

type Parts = ReturnType<typeof partsOf>

function isFirstOfGroup(parts: Parts, one: Parts[number]): boolean {
  return parts.find(({ group }) => group === one.group) === one
}

function groupCount(parts: Parts): number {
  return new Set(parts.flatMap(({ group }) => (group === null ? [] : [group]))).size
}

import { CheckCircleFilled } from '@ant-design/icons'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { translateMessage } from '#domain/text'
import { drafts } from '#features/mall/goods/api'
import { publishedText } from '#features/mall/goods/marketTexts'
import { goodsStatuses } from '#features/mall/goods/model'
import { statusOfGoods } from '#features/mall/sale/model'
import { StatusTag } from '#shared/fields/FieldValue'
import { canGo, go } from '#shared/navigation'
import { notify } from '#shared/notify'
import { Section } from '#shared/record/Section'
import styles from './GoodsResult.module.css'
import { goodsForms } from './goodsEditApi'

/** The published product. `draftId`: the draft that it was published from. */
export type Published = { goodsName: string; draftId: string }

type Props = Published & { onAnother: () => void }

/** Shown after publishing: the product, that the platform reviews it, and what to do next. */
export function GoodsResult({ goodsName, draftId, onAnother }: Props) {
  const { t } = useTranslation()
  const { data: goods } = useQuery({ ...goodsForms.newest(goodsName), meta: { silent: true } })
  const { mutate, isPending, isSuccess } = useMutation({
    ...drafts.drop(),
    onSuccess: () => notify(t('草稿已删除'), goodsName),
  })
  return (
    <Section title={t('商品已提交')}>
      <div className={styles.result} role="status">
        <CheckCircleFilled className={styles.mark} aria-hidden="true" />
        <h3>{t('商品“{{name}}”已提交', { name: goodsName })}</h3>
        <p>
          {translateMessage(t, publishedText(goods ?? null))}
          {goods && <StatusTag field={{ table: goodsStatuses }} value={statusOfGoods(goods)} />}
        </p>
        <Space wrap>
          {canGo('goods') && (
            <Button type="primary" onClick={() => go('goods')}>
              {t('查看商品列表')}
            </Button>
          )}
          <Button onClick={onAnother}>{t('继续发布商品')}</Button>
          {goods && <Button onClick={() => go('goods', { view: goods.id })}>{t('查看这个商品')}</Button>}
          {draftId !== '' && !isSuccess && (
            <Button danger loading={isPending} onClick={() => mutate(draftId)}>
              {t('删除已用过的草稿')}
            </Button>
          )}
        </Space>
      </div>
    </Section>
  )
}

import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = { failed: readonly { isFetching: boolean; refetch: () => Promise<unknown> }[] }

/** Loads all failed cards again with one click, where several failed; one alone has its own retry. */
export function RetryAll({ failed }: Props) {
  const { t } = useTranslation()
  if (failed.length < 2) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={t('{{count}} 项没有加载成功', { count: failed.length })}
      action={
        <Button
          size="small"
          loading={failed.some(({ isFetching }) => isFetching)}
          onClick={() => {
            for (const read of failed) void read.refetch()
          }}
        >
          {t('全部重试')}
        </Button>
      }
    />
  )
}

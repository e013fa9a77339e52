import { ReloadOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatTime } from '#domain/time'
import { PageLoading } from '#shared/ui/PageLoading'
import { ErrorState } from '#shared/ui/states'
import textStyles from '#shared/ui/text.module.css'
import { Board } from './Board'
import styles from './BoardDrawer.module.css'
import { useBoard } from './useBoard'

/** The board of trucks, and when it was read. */
export default function BoardDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { data, today, trips, isFailing, isReading, readAgain } = useBoard()
  return (
    <Drawer
      open
      size={1120}
      title={t('车辆看板')}
      onClose={onClose}
      extra={
        data && (
          <span className={styles.read}>
            <span role="status" className={textStyles.negative}>
              {isFailing && t('更新失败')}
            </span>
            <span className={textStyles.secondary}>
              {t('更新于 {{time}}', { time: formatTime(data.readAt, 'HH:mm') })}
            </span>
            <Button
              size="small"
              icon={<ReloadOutlined aria-hidden="true" />}
              loading={isReading}
              aria-label={t('更新看板')}
              title={t('更新看板')}
              onClick={readAgain}
            />
          </span>
        )
      }
    >
      {data ? <Board data={data} trips={trips} /> : today.isError ? <ErrorState query={today} /> : <PageLoading />}
    </Drawer>
  )
}

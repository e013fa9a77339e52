import { TruckOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#shared/lazyPart'
import { useSearchParam } from '#shared/useSearchParam'

const BoardDrawer = lazyPart(() => import('./BoardDrawer'))

/** 车辆看板: open while the address has `board`. Its button, and the drawer. */
export function TruckBoard() {
  const { t } = useTranslation()
  const [wanted, setWanted] = useSearchParam('board')
  return (
    <>
      <Button icon={<TruckOutlined aria-hidden="true" />} onClick={() => setWanted('1')}>
        {t('车辆看板')}
      </Button>
      {wanted !== '' && (
        <Suspense fallback={null}>
          <BoardDrawer onClose={() => setWanted('')} />
        </Suspense>
      )}
    </>
  )
}

import { Alert, Button, Drawer, Space } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { text, translateMessage } from '#domain/text'
import type {
  DeliveryNoteRow,
  DeliveryNoteValues,
  DeliveryOrigin,
} from '#features/procurement/delivery/form/deliveryNoteForm'
import type { Truck } from '#features/procurement/delivery/form/truck'
import { useEffectCheck } from '#features/procurement/delivery/form/useEffectCheck'
import { useFleet, useReadFleet } from '#features/procurement/delivery/form/useFleet'
import type { LineName } from '#features/procurement/delivery/model/lineTable'
import { carOf, REFUSE_UNFIT } from '#features/procurement/fleet/model'
import { useConfirm } from '#shared/dialog/useConfirm'
import { useUnitWord } from '#shared/fields/useDict'
import { useAccountPref } from '#shared/list/views/accountPref'
import { AssignedCheck } from './AssignedCheck'
import { concernsOf } from './concerns'
import { LoadBar } from './LoadBar'
import { SharedTexts } from './SharedTexts'
import { assignedTotals, MAX_TRUCKS, splitByLoad, unassigned } from './splitLoad'
import { TruckCard } from './TruckCard'
import { errorsOfShared, leftOf, openingTrucks, piecesLeft } from './truckNotes'
import { useTruckNotes } from './useTruckNotes'

/** Payload of a truck until another is typed, tonnes. */
const USUAL_LOAD = '30'

type Props = {
  /** The note to split: only its lines with a quantity, and the trucks typed before. */
  values: DeliveryNoteValues
  origin: DeliveryOrigin
  /** Called with the trucks without a note after each change. */
  onChange: (open: Truck[]) => void
  onSaved: (taken: readonly DeliveryNoteRow[]) => void
  /** Called with what is said of a line on every truck that says nothing else. */
  onText: (key: string, said: Partial<Record<LineName, string>>) => void
  /** Called once all are saved, with their notes. */
  onDone: (notes: { id: string }[]) => void
  onClose: () => void
}

/**
 * 按车分单: proposes the lines of a note over several trucks by load, and saves a note for each. Closing keeps what was
 * typed.
 */
export default function TruckSplit({ values, origin, onChange, onSaved, onText, onDone, onClose }: Props) {
  const { t } = useTranslation()
  const confirm = useConfirm()
  const unitWord = useUnitWord()
  const fleet = useFleet()
  const readFleet = useReadFleet()
  const isInForce = useEffectCheck(origin)
  const form = useRef<HTMLDivElement>(null)
  const [load, setLoad] = useState(USUAL_LOAD)
  const [isTried, setTried] = useState(false)
  const [isTyped, setTyped] = useState((values.trucks ?? []).length > 0)
  const cars = fleet?.cars ?? []
  const notes = useTruckNotes({
    values,
    origin,
    unitWord,
    onChange,
    onSaved,
    initial: () => openingTrucks(values, cars, USUAL_LOAD),
  })
  const { trucks, isSaving } = notes
  const saved = trucks.filter(({ step }) => step === 'done')
  const open = trucks.filter(({ step }) => step !== 'done')
  const propose = () => {
    const loads = open.map((truck) => carOf(cars, truck)?.loadTon || '')
    const taken = saved.map((truck) => truck.load)
    const rest = values.items.map((row) => ({ ...row, quantity: unassigned(row, taken) }))
    notes.distribute(splitByLoad(rest, loads, load))
  }
  const restart = () => {
    setTyped(false)
    setLoad(USUAL_LOAD)
    notes.restart(openingTrucks({ ...values, trucks: [] }, cars, USUAL_LOAD))
  }
  const left = leftOf(
    values.items,
    trucks.map((truck) => truck.load),
  )
  const pieces = piecesLeft(values.items, trucks)
  const short = values.items.filter(({ key }) => left[key] !== undefined)
  const listed = (rows: readonly DeliveryNoteRow[]) =>
    rows.map((row) => `${row.materialName} ${row.spec} ${left[row.key]} ${unitWord(row.unit)}`).join('；')
  const shared = isTried ? Object.values(errorsOfShared(values, origin)) : []
  const [isStrict] = useAccountPref(REFUSE_UNFIT, 0)
  const concerns = concernsOf(values, trucks, origin, fleet)
  const isRefused = concerns.some(({ faults }) => faults.length > 0) && isStrict === 1
  const saveAll = async () => {
    setTried(true)
    // All trucks are judged by the fleet as it is now, before the first is saved.
    const now = await readFleet()
    const isComplete = notes.check(now)
    if (!isComplete || Object.keys(errorsOfShared(values, origin)).length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    const doubts = concernsOf(values, trucks, origin, now).flatMap(({ faults, doubts }, index) => {
      const own = [...faults, ...doubts].map((concern) => translateMessage(t, concern))
      return own.length > 0 ? [`${t('第 {{no}} 车', { no: index + 1 })}：${own.join('；')}`] : []
    })
    // Lines with a remainder keep their other pieces.
    const uncounted = values.items.filter(({ key }) => pieces[key] !== undefined && left[key] === undefined)
    for (const { key, materialName, spec } of uncounted)
      doubts.push(t('{{name}} 的件数还差 {{count}} 件', { name: `${materialName} ${spec}`, count: pieces[key] }))
    if (!(await isInForce(values))) return
    if (doubts.length > 0 && !(await confirm(departing(doubts)))) return
    if (short.length > 0 && !(await confirm(leaving(listed(short))))) return
    if (await notes.save()) onDone(notes.saved())
  }
  return (
    <Drawer
      open
      size={900}
      title={t('按车分单')}
      mask={{ closable: false }}
      onClose={() => !isSaving && onClose()}
      styles={{ footer: { textAlign: 'end' } }}
      footer={
        <Space size="large">
          <AssignedCheck
            totals={assignedTotals(
              values.items,
              trucks.map((truck) => truck.load),
            )}
          />
          <Button
            type="primary"
            loading={isSaving}
            disabled={open.length === 0 || isRefused}
            title={isRefused ? t('司机或车辆不合要求，请更换') : undefined}
            onClick={() => void saveAll()}
          >
            {t('保存 {{count}} 张送货单', { count: open.length })}
          </Button>
        </Space>
      }
    >
      <Space ref={form} orientation="vertical" size="middle" style={{ width: '100%' }}>
        <LoadBar
          load={load}
          onLoad={setLoad}
          onPropose={propose}
          onAdd={trucks.length < MAX_TRUCKS ? notes.add : undefined}
          disabled={isSaving}
        />
        <span>
          {t('已选车辆按其核定载重分。不按重量计的材料先放在第 1 车，可在下面改各车数量。关闭后保留已填的各车。')}
        </span>
        {isTyped && saved.length === 0 && (
          <Alert
            type="info"
            showIcon
            title={t('已恢复上次填写的 {{count}} 车', { count: open.length })}
            action={
              <Button size="small" disabled={isSaving} onClick={restart}>
                {t('清空，按载重重新分')}
              </Button>
            }
          />
        )}
        <SharedTexts
          values={values}
          origin={origin}
          disabled={isSaving}
          onText={(key, name, typed) => {
            onText(key, { [name]: typed })
            notes.settle(`${key}.${name}`)
          }}
        />
        {shared.length > 0 && (
          <Alert
            type="error"
            showIcon
            title={t('请先在送货单里修正：{{errors}}', {
              errors: shared.map((error) => translateMessage(t, error)).join('；'),
            })}
          />
        )}
        {trucks.map((truck, index) => (
          <TruckCard
            key={truck.key}
            truck={truck}
            no={index + 1}
            values={values}
            piecesLeft={pieces}
            origin={origin}
            concerns={[
              ...(concerns[index]?.gone ?? []),
              ...(concerns[index]?.faults ?? []),
              ...(concerns[index]?.doubts ?? []),
            ]}
            errors={notes.errors}
            left={left}
            disabled={isSaving}
            onChange={(part, names) => notes.edit(truck.key, part, names)}
            onRemove={() => notes.remove(truck.key)}
          />
        ))}
      </Space>
    </Drawer>
  )
}

/** @param listed the concerns of each truck that has some */
function departing(listed: readonly string[]) {
  return {
    title: text('{{count}} 车的司机或车辆需要核对', { count: listed.length }),
    consequence: text('{{concerns}}。确认可以发车后再保存。', { concerns: listed.join('；') }),
    okText: '仍要保存',
    cancelText: '返回修改',
    isCautious: true,
  }
}

function leaving(lines: string) {
  return {
    title: text('还有数量没有分到车，仍要保存？'),
    consequence: text('{{lines}}留在正在填写的送货单里。', { lines }),
    okText: '仍要保存',
    cancelText: '返回修改',
  }
}

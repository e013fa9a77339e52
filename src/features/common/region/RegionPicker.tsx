import { useQueries } from '@tanstack/react-query'
import { Button, Cascader } from 'antd'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Region } from '#domain/tree'
import textStyles from '#shared/ui/text.module.css'
import { regions } from './api'
import { idsOf, isDeepEnough, type RegionDepth, type RegionPath, regionLevels, regionName } from './model'

type Props = {
  /** Required depth; a shallower choice never becomes the value. */
  depth: RegionDepth
  disabled?: boolean
  /** Set by Form.Item. */
  id?: string
  value?: RegionPath
  onChange?: (value: RegionPath) => void
  onBlur?: () => void
}

type Option = { value: string; label: string; isLeaf: boolean; children?: Option[] }

const COUNTRY = '00'
const NONE: RegionPath = { idPath: '', namePath: '' }

/**
 * A region of the country, level by level; a level loads when the one above it is opened. The stored names show at
 * once, without loading anything. Typing searches the levels that are loaded.
 */
export function RegionPicker({ depth, value = NONE, onChange, ...input }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [opened, setOpened] = useState<readonly string[]>([])
  /** The path clicked so far, while it is too shallow. */
  const [partial, setPartial] = useState<RegionPath | null>(null)
  const [isRefused, setRefused] = useState(false)
  const parents = [...new Set([COUNTRY, ...idsOf(value).slice(0, value.isEnd ? -1 : undefined), ...opened])]
  const levels = useQueries({
    queries: parents.map((code) => ({
      ...regions.below(code),
      enabled: isOpen,
      staleTime: Number.POSITIVE_INFINITY,
      meta: { silent: true },
    })),
  })
  const below = new Map(parents.map((code, at) => [code, levels[at]]))
  const isFailed = levels.some(({ isError }) => isError)
  const retry = () => {
    for (const level of levels) if (level.isError) void level.refetch()
  }
  const optionsOf = (list: readonly Region[]): Option[] =>
    list.map(({ id, name, isLeaf }) => {
      const level = below.get(id)
      const isEmpty = level?.data?.length === 0
      const option = { value: id, label: name, isLeaf: isLeaf || isEmpty }
      // An empty list ends the spinner of a level that failed, and opening the region again asks again.
      return level?.isSuccess || level?.isError ? { ...option, children: optionsOf(level.data ?? []) } : option
    })
  const shown = partial ?? value
  // Memoised: a new array resets the keyboard position to the value on each render.
  const ids = useMemo(() => (shown.idPath === '' ? undefined : idsOf({ idPath: shown.idPath })), [shown.idPath])

  const choose = (path: readonly Option[]) => {
    const next: RegionPath = {
      idPath: path.map((one) => one.value).join(','),
      namePath: path.map(({ label }) => label).join(','),
      ...(path.at(-1)?.isLeaf ? { isEnd: true } : {}),
    }
    const isComplete = path.length === 0 || isDeepEnough(next, depth)
    setPartial(isComplete ? null : next)
    setRefused(false)
    if (isComplete) onChange?.(next)
  }

  return (
    <>
      <Cascader<Option>
        {...input}
        changeOnSelect
        allowClear
        placeholder={t('请选择')}
        options={optionsOf(below.get(COUNTRY)?.data ?? [])}
        value={ids}
        // The names are stored with the ids: the levels need not be loaded to show them.
        displayRender={() => regionName(shown)}
        loadData={(path) => {
          const last = path.at(-1)?.value
          if (last === undefined) return
          setOpened([...opened, last])
          const level = below.get(last)
          if (level?.isError) void level.refetch()
        }}
        onChange={(_ids, path) => choose(path ?? [])}
        onOpenChange={(next) => {
          setOpen(next)
          if (next) return
          setRefused(partial !== null)
          setPartial(null)
        }}
        showSearch={{ limit: 50 }}
        notFoundContent={isFailed ? <span /> : isOpen && levels[0]?.isPending ? t('加载中') : t('没有找到地区')}
        popupRender={(menu) => (
          <>
            {menu}
            {isFailed && <Failed retry={retry} />}
          </>
        )}
      />
      {isRefused && (
        <span role="alert" className={textStyles.negative}>
          {t('没有更改：请选择到{{level}}', { level: t(regionLevels[depth]) })}
        </span>
      )}
    </>
  )
}

function Failed({ retry }: { retry: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      {t('地区没有加载成功')}
      {/* Keeps the focus: otherwise the list closes before the click. */}
      <Button type="link" size="small" onMouseDown={(event) => event.preventDefault()} onClick={retry}>
        {t('重试')}
      </Button>
    </div>
  )
}

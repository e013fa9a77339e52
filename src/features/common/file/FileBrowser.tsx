import { AppstoreOutlined, BarsOutlined, DeleteOutlined } from '@ant-design/icons'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Button, Segmented } from 'antd'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FolderTree } from '#features/common/file/folder/FolderTree'
import { useCapability } from '#shared/capability/useCapability'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import { SearchForm } from '#shared/list/search/SearchForm'
import { toQuery } from '#shared/list/toQuery'
import { type ListControl, useLastPage } from '#shared/list/useListState'
import type { ListQuery } from '#shared/listState'
import { usePref } from '#shared/prefs'
import { IN_PLACE } from '#shared/resource'
import { PageLoading } from '#shared/ui/PageLoading'
import { Pager } from '#shared/ui/Pager'
import { EmptyState, ErrorState } from '#shared/ui/states'
import { FileUpload } from '#shared/upload/FileUpload'
import type { SendFile } from '#shared/upload/useUploads'
import { files } from './api'
import styles from './FileBrowser.module.css'
import { FileGrid } from './FileGrid'
import { FileTable } from './FileTable'
import { fileFields } from './fields'
import { FILE_TYPES, fileError, IMAGE_TYPES, imageError, type StoredFile } from './model'
import { useDeleteFiles } from './useDeleteFiles'
import { FILE_SIZES } from './useFileList'

// Lazy: most visits open no file.
const FileView = lazyWithRetry(() => import('./FileView'))
const MoveFiles = lazyWithRetry(() => import('#features/common/file/folder/MoveFiles'))

type Props = {
  control: ListControl
  /** Whether files may be changed; false in a dialog that only chooses and uploads. */
  isEditable: boolean
  mayUpload: boolean
  chosen: readonly StoredFile[]
  onChoose: (rows: readonly StoredFile[]) => void
  /** Maximum number of chosen files. */
  limit?: number
  /** Shows and takes pictures only. */
  isPictures?: boolean
}

const PICTURES: ListQuery = { fileType: 'image' }
const NONE: ListQuery = {}
const FILTERS = { all: ['name', 'fileType', 'createRange'], pictures: ['name', 'createRange'] }
/** The limit of the file service, megabytes. */
const MAX_MEGABYTES = 20

/** The supplier's files: folders, search, upload, tiles or table, preview. */
export function FileBrowser(props: Props) {
  const { control, isEditable, mayUpload, chosen, onChoose, limit = Number.POSITIVE_INFINITY, isPictures } = props
  const { t } = useTranslation()
  const [view, setView] = usePref<'grid' | 'list'>('fileView', 'grid')
  const [open, setOpen] = useState<StoredFile | null>(null)
  const folderId = control.criteria.fileDirectoryId ?? ''
  const query = {
    sort: 'createTime',
    order: 'desc',
    ...toQuery(control, fileFields),
    ...(isPictures ? PICTURES : NONE),
  }
  const list = useQuery({ ...files.page(query), meta: IN_PLACE })
  useLastPage(control, list.data)
  const deletion = useDeleteFiles((ids) => onChoose(chosen.filter(({ id }) => !ids.includes(id))))
  const [moving, setMoving] = useState<readonly StoredFile[]>([])
  // Refetches the list after each file; silent, because an error is shown beside its file.
  const { meta, ...upload } = files.upload()
  const sending = useMutation({ ...upload, meta: { ...meta, silent: true } })
  const send: SendFile = (file, options) => sending.mutateAsync({ file, folderId, options })
  const rows = list.data?.records ?? []
  const toggle = (file: StoredFile) => {
    const rest = chosen.filter(({ id }) => id !== file.id)
    onChoose(rest.length < chosen.length ? rest : [...chosen, file])
  }
  const isMovable = useCapability('fileMove') && isEditable
  const View = view === 'grid' ? FileGrid : FileTable
  return (
    <div className={styles.browser}>
      <FolderTree value={folderId} onChange={(id) => control.filter('fileDirectoryId', id)} isEditable={isEditable} />
      <div className={styles.main}>
        <SearchForm
          fields={fileFields}
          filters={isPictures ? FILTERS.pictures : FILTERS.all}
          control={control}
          onSame={() => void list.refetch()}
        />
        {mayUpload && (
          <FileUpload
            caption={t('上传文件')}
            hint={
              isPictures
                ? t('jpg、png、gif、webp、bmp，单个不超过 20MB；可拖入或粘贴，上传到当前分组')
                : t('图片或视频，单个不超过 20MB；可拖入或粘贴，上传到当前分组')
            }
            send={send}
            check={isPictures ? (file) => imageError(file, MAX_MEGABYTES) : fileError}
            types={isPictures ? IMAGE_TYPES : FILE_TYPES}
            max={Number.POSITIVE_INFINITY}
            tooMany=""
          />
        )}
        <div className={styles.bar}>
          <span role="status">{chosen.length > 0 && t('已选 {{count}} 项', { count: chosen.length })}</span>
          {chosen.length > 0 && <Button onClick={() => onChoose([])}>{t('清空')}</Button>}
          {isMovable && chosen.length > 0 && <Button onClick={() => setMoving(chosen)}>{t('移动到')}</Button>}
          {isEditable && chosen.length > 0 && (
            <Button
              danger
              icon={<DeleteOutlined aria-hidden="true" />}
              loading={deletion.isPending}
              onClick={() => void deletion.start(chosen)}
            >
              {t('批量删除')}
            </Button>
          )}
          <Segmented<'grid' | 'list'>
            aria-label={t('显示方式')}
            value={view}
            onChange={setView}
            options={[
              { value: 'grid', icon: <AppstoreOutlined aria-hidden="true" />, title: t('平铺'), label: t('平铺') },
              { value: 'list', icon: <BarsOutlined aria-hidden="true" />, title: t('列表'), label: t('列表') },
            ]}
          />
        </div>
        <div className={styles.files}>
          {list.isError && !list.data ? (
            <ErrorState query={list} />
          ) : !list.data ? (
            <PageLoading />
          ) : rows.length === 0 && !list.isPlaceholderData ? (
            <EmptyState
              text={
                Object.keys(control.criteria).length > 0
                  ? t('没有符合条件的文件')
                  : t('还没有文件。可以拖入图片或视频上传。')
              }
            />
          ) : (
            <View
              rows={rows}
              placeOf={(file) => chosen.findIndex(({ id }) => id === file.id) + 1}
              hasRoom={chosen.length < limit}
              onToggle={toggle}
              onOpen={setOpen}
              onMove={isMovable ? (file) => setMoving([file]) : undefined}
              onDelete={isEditable ? (file) => void deletion.start([file]) : undefined}
            />
          )}
        </div>
        <Pager
          className={styles.pager}
          current={control.current}
          pageSize={control.size}
          total={list.data?.total ?? 0}
          showSizeChanger={{
            options: FILE_SIZES.map((value) => ({ value, label: t('{{size}} 条/页', { size: value }) })),
          }}
          showQuickJumper
          showTotal={list.data && ((total) => t('共 {{total}} 条', { total }))}
          onChange={control.turnTo}
        />
      </div>
      {moving.length > 0 && (
        <Suspense>
          <MoveFiles
            rows={moving}
            onMoved={() => {
              onChoose([])
              setMoving([])
            }}
            onClose={() => setMoving([])}
          />
        </Suspense>
      )}
      {open && (
        <Suspense>
          <FileView file={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  )
}

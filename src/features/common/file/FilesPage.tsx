import { useState } from 'react'
import { canOperate } from '#shared/navigation'
import { FileBrowser } from './FileBrowser'
import type { StoredFile } from './model'
import { useAddressList } from './useFileList'

const NONE: readonly StoredFile[] = []

/** 文件管理: the supplier's pictures and videos. */
export default function FilesPage() {
  const control = useAddressList()
  const [chosen, setChosen] = useState(NONE)
  const mayChange = canOperate('files')
  return (
    <FileBrowser control={control} isEditable={mayChange} mayUpload={mayChange} chosen={chosen} onChoose={setChosen} />
  )
}

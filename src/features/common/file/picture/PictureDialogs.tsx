import { Suspense } from 'react'
import { lazyWithRetry } from '#shared/lazyWithRetry'
import type { Pictures } from './usePictures'

// Lazy: on most visits to a form no picture changes.
const FilePicker = lazyWithRetry(() => import('#features/common/file/FilePicker'))
const CropDialog = lazyWithRetry(() => import('./CropDialog'))

type Props = { pictures: Pictures; caption: string; isMultiple?: boolean }

/** What a field of pictures opens: the browser's file dialog, the file manager, the crop dialog. */
export function PictureDialogs({ pictures, caption, isMultiple = false }: Props) {
  const { input, types, isPicking, setPicking, asked } = pictures
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        aria-label={caption}
        accept={types.map((type) => `.${type}`).join()}
        onChange={(event) => {
          pictures.choose([...(event.target.files ?? [])])
          // Allows choosing the same file again after correcting it.
          event.target.value = ''
        }}
      />
      {isPicking && (
        <Suspense>
          <FilePicker limit={pictures.room} onPick={pictures.pick} onClose={() => setPicking(false)} />
        </Suspense>
      )}
      {asked && (
        <Suspense>
          <CropDialog {...asked} />
        </Suspense>
      )}
    </>
  )
}

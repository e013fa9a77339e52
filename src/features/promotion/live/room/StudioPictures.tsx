import type { Rule } from 'antd/es/form'
import { useTranslation } from 'react-i18next'
import { ImagePicker } from '#features/common/file/ImagePicker'
import { studioFields } from '#features/promotion/live/fields'
import { MAX_PICTURE_MEGABYTES, STUDIO_PICTURES } from '#features/promotion/live/model'
import { FormField } from '#shared/form/FormField'
import { FormGrid } from '#shared/form/FormGrid'
import { pixelError } from '#shared/media/contentError'
import { safePicture } from '#shared/safeUrl'
import { serverText } from '#shared/serverText'
import { useFileGate } from '#shared/upload/useFileGate'
import { PICTURES } from './studioValues'

const TYPES = ['jpg', 'jpeg', 'png']

/** The three pictures of a room: cropped to their pixels, which are checked again for those from the file manager. */
export function StudioPictures({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation()
  const gate = useFileGate()
  return (
    <FormGrid>
      {PICTURES.map((name) => {
        const { width, height } = STUDIO_PICTURES[name]
        return (
          <FormField
            key={name}
            name={name}
            rules={[gate.rule(name), pixelRule(name)]}
            extra={t('{{width}}×{{height}} 像素，jpg 或 png', { width, height })}
          >
            <ImagePicker
              caption={t(studioFields[name].label)}
              maxMegabytes={MAX_PICTURE_MEGABYTES}
              types={TYPES}
              exactly={STUDIO_PICTURES[name]}
              disabled={disabled}
              onPending={(left) => gate.tell(name, left)}
            />
          </FormField>
        )
      })}
    </FormGrid>
  )
}

function pixelRule(name: keyof typeof STUDIO_PICTURES): Rule {
  return {
    validator: async (_, [url]: string[] = []) => {
      const pixels = await pixelsAt(url ?? '')
      const error = pixels && pixelError(pixels, STUDIO_PICTURES[name])
      if (error) throw new Error(serverText(error))
    },
  }
}

/** The pixels of a stored picture; null when it cannot be read. */
async function pixelsAt(url: string) {
  const source = url && safePicture(url)
  if (!source) return null
  const image = new Image()
  image.src = source
  try {
    await image.decode()
    return { width: image.naturalWidth, height: image.naturalHeight }
  } catch {
    return null
  }
}

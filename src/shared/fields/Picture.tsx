import { SafeImage } from '#shared/media/SafeImage'

/** A thumbnail that enlarges on click. `alt` describes it, and labels it as a button. */
export default function Picture({ url, alt }: { url: string; alt: string }) {
  return <SafeImage url={url} alt={alt} width={48} height={32} fit="contain" style={{ background: 'var(--paper)' }} />
}

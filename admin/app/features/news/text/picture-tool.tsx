import { limits } from '@first-fashion/contract/limits'
import { Button, Dialog, IconButton, TextField } from '@first-fashion/ui'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { ImagePlus } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { PictureField } from '../../../platform/pictures/picture-field.tsx'
import { usePictureUpload } from '../../../platform/pictures/use-picture-upload.ts'
import { uploadCommunityPicture } from '../../challenges/index.ts'
import { useWords } from '../words.ts'

/** Puts a picture into the text, or changes the one that is selected. */
export function PictureTool({ editor }: { readonly editor: Editor }) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  const isSelected = useEditorState({
    editor,
    selector: ({ editor: current }) => current.isActive('picture'),
  })
  return (
    <>
      <IconButton label={t('textPicture')} aria-pressed={isSelected} onClick={() => setOpen(true)}>
        <ImagePlus aria-hidden="true" size={18} />
      </IconButton>
      {isOpen ? <PictureDialog editor={editor} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function PictureDialog({ editor, onClose }: { readonly editor: Editor; readonly onClose: () => void }) {
  const { t } = useWords()
  const selected = editor.getAttributes('picture')
  const [src, setSrc] = useState(String(selected.src ?? ''))
  const [alt, setAlt] = useState(String(selected.alt ?? ''))
  const upload = usePictureUpload(uploadCommunityPicture, setSrc)
  const isReady = src !== '' && upload.done === undefined
  const insert = () => {
    const attrs = { src, alt: alt.trim() }
    if (editor.isActive('picture')) editor.chain().focus().updateAttributes('picture', attrs).run()
    else editor.chain().focus().insertContent({ type: 'picture', attrs }).run()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('textPicture')}
      closeLabel={t('close')}
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={!isReady} onClick={insert}>
            {t('insertPicture')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <PictureField
          label={t('picture')}
          hint={t('textPictureHint')}
          image={src}
          shape="landscape"
          upload={upload}
          onRemove={() => setSrc('')}
        />
        <TextField
          label={t('alt')}
          hint={t('altHint')}
          maxLength={limits.pictureAltMaximumLength}
          value={alt}
          onChange={({ target }) => setAlt(target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            // Enter would submit the surrounding form.
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (isReady) insert()
          }}
        />
      </div>
    </Dialog>
  )
}

"""Photographs of models, made by Blender's Cycles: blender -b -P render.py -- jobs.json

Each job is one thing in the studio, {"model": glb, "folder": path, "stance": floor|wall|ceiling, "azimuth": degrees,
"width": px, "height": px, "samples": n}, with "focus": [x, y, z] and "span" of it, metres, for a close look; or it is a
room (see room.py). Two halves of n samples each, a.png and b.png, come into the folder, what the surfaces are, which is enough to take
the grain out, and which part each pixel shows. Around the thing they are clear; its shadow, as it lies on the ground without
the thing before it, is shadow.png, a smaller picture: whoever lays them on paper chooses the paper.
"""

import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
from mathutils import Vector  # noqa: E402

import materials  # noqa: E402
import model  # noqa: E402
import room  # noqa: E402
import studio  # noqa: E402


# A shadow has no fine lines: it is taken this wide, pixels, by so many samples a pixel. By fewer, it looks like smoke.
SHADOW = 250
SHADOW_SAMPLES = 80


def extent():
    """Points of all meshes, and the corners of their common box in Blender's axes (z up)."""
    meshes = [one for one in bpy.context.scene.objects if one.type == "MESH"]
    points = [mesh.matrix_world @ vertex.co for mesh in meshes for vertex in mesh.data.vertices]
    low = Vector(min(p[axis] for p in points) for axis in range(3))
    high = Vector(max(p[axis] for p in points) for axis in range(3))
    return points[:: max(1, len(points) // 4000)], low, high


def settings(job):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = job["samples"]
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.02
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 5
    scene.cycles.diffuse_bounces = 2
    scene.cycles.glossy_bounces = 3
    scene.cycles.transparent_max_bounces = 12
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    # A few paths that meet a lamp by chance are white specks, not light.
    scene.cycles.sample_clamp_indirect = 2.5
    scene.cycles.filter_width = 1.6
    scene.render.film_transparent = True
    scene.render.resolution_x = job["width"]
    scene.render.resolution_y = job["height"]
    scene.render.threads_mode = "FIXED"
    scene.render.threads = job.get("threads", 2)
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.image_settings.color_depth = "16"
    # Colours of the data come out as the data says them.
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.look = "None"


def surfaces(folder):
    """Beside each picture, what the surfaces are: their own colour, and where they face."""
    scene = bpy.context.scene
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    whole = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], whole.inputs["Image"])
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = folder
    files.format.file_format = "PNG"
    files.format.color_mode = "RGB"
    files.format.color_depth = "16"
    files.file_slots.clear()
    files.file_slots.new("albedo")
    tree.links.new(layers.outputs["Denoising Albedo"], files.inputs["albedo"])
    half = tree.nodes.new("CompositorNodeMixRGB")
    half.inputs["Fac"].default_value = 0.5
    half.inputs[2].default_value = (1, 1, 1, 1)
    tree.links.new(layers.outputs["Denoising Normal"], half.inputs[1])
    files.file_slots.new("normal")
    tree.links.new(half.outputs[0], files.inputs["normal"])
    bpy.context.view_layer.use_pass_material_index = True
    part = tree.nodes.new("CompositorNodeMath")
    part.operation = "DIVIDE"
    part.inputs[1].default_value = 255
    tree.links.new(layers.outputs["IndexMA"], part.inputs[0])
    files.file_slots.new("mask")
    tree.links.new(part.outputs[0], files.inputs["mask"])


def in_studio(job):
    model.load(job["model"])
    points, low, high = extent()
    reach = max((high - low).length, 0.05)
    studio.lights(low, high, reach)
    ground = studio.ground(low, high, reach, job["stance"])
    studio.camera(points, low, high, job)
    # Threads are as fine as a picture can show.
    materials.refine(list(bpy.data.materials), job.get("span", reach))
    return ground


def shadow(ground, job):
    """The ground alone, with the shadow of what the camera does not see."""
    scene = bpy.context.scene
    for one in scene.objects:
        if one.type == "MESH":
            one.visible_camera = one is ground
    ground.is_shadow_catcher = True
    scene.use_nodes = False
    scene.cycles.samples = SHADOW_SAMPLES
    scene.render.resolution_percentage = 100 * SHADOW // job["width"]
    scene.render.filepath = os.path.join(job["folder"], "shadow.png")
    bpy.ops.render.render(write_still=True)


def photograph(job):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    settings(job)
    ground = room.build(job, model.load) if "room" in job else in_studio(job)
    surfaces(job["folder"])
    scene = bpy.context.scene
    scene.render.use_persistent_data = True
    for seed, half in enumerate(("a", "b")):
        scene.cycles.seed = seed
        scene.render.filepath = os.path.join(job["folder"], half + ".png")
        bpy.ops.render.render(write_still=True)
    if ground:
        shadow(ground, job)
    print(f"photograph {job['folder']}", flush=True)


for one in json.load(open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8")):
    photograph(one)
